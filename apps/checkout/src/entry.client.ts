// No page loads this: the checkout is complete without React in the browser (see inline-script.d.ts).
void 0;
