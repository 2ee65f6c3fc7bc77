import '../src/lib/theme.css';
import { mount } from 'svelte';
import { app } from '../src/app.svelte';
import Gallery from './Gallery.svelte';

await app.start();
mount(Gallery, { target: document.getElementById('app') as HTMLElement });
