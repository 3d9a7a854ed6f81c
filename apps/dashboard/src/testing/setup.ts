import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// Screens are loaded when their route is visited, which on a busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so it has no scrolling.
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
