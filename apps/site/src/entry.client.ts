// No page loads this: every page is complete as HTML and CSS.
void 0;
