import { runReturnPage } from './return-page.ts';

const page = document.querySelector<HTMLElement>('[data-transaction]');
if (page) runReturnPage(page);
