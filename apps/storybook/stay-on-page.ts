// A story that follows a link would leave the page that its test runs in, and end the whole run: links are pressed for
// what they do before, and lead nowhere.
window.addEventListener('click', (event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link?.href) event.preventDefault();
});
