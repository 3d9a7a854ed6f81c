import { createSession } from '@harbour/app-kit/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router';
import { buildRoutes } from './routes.tsx';

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
