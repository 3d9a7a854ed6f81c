import { createSession } from '@harbour/app-kit/session';
import { configureHttp } from '@harbour/contract/http';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router';
import { buildRoutes } from './routes.tsx';

// To start a call takes a browser milliseconds. What is asked anew for a screen that is there from earlier leaves in a task
// of its own, so that the screen need not wait for it; what somebody does leaves at once.
configureHttp({
  fetch: async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') await new Promise((resolve) => setTimeout(resolve));
    return fetch(input, init);
  },
});

const session = createSession();
const router = createBrowserRouter(buildRoutes(session));
session.attach(router);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    {/* Whoever follows a link waits for the page and for nothing else: a transition would draw it in pieces, with pauses. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
