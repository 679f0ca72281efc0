import { mount } from 'svelte'
import App from './App.svelte'
import { house } from './house.svelte'
import { listenForBack } from './overlay'
import './style/base.css'
import { words } from './words/words.svelte'

const target = document.getElementById('app')
if (target) {
  await words.begin()
  listenForBack()
  house.start()
  mount(App, { target })
}
