import { watchPending } from './watch-pending.ts';

const page = document.querySelector<HTMLElement>('[data-watch]');
if (page) watchPending(page);
