import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { markdown } from './build/markdown.ts'
import { names } from './build/names.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const house = fileURLToPath(new URL('../hanpan', import.meta.url))
// The house that `npm run dev` talks to, started apart with `hanpan serve`.
const server = process.env.HANPAN_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [markdown(), names(), svelte()],
  // Addresses in the page are relative, so that a house may live under any path of a host.
  base: './',
  // Vitest would otherwise take Svelte's build for servers, in which nothing can be mounted.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    // Words (.ftl) are read from the Python package.
    fs: { allow: [root, house] },
    proxy: Object.fromEntries(['/api', '/ws'].map((path) => [path, { target: server, ws: true }])),
  },
  build: {
    // Into the Python package. Every file but index.html carries a hash in its name and may be cached for ever.
    outDir: '../hanpan/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures stay files of their own: the page's policy lets no others in, and the browser keeps each for ever.
    assetsInlineLimit: 0,
  },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
}))
