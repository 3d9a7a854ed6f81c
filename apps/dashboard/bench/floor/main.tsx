// The floor of a route change: React and its router alone, and pages with about as many elements as our list and our page of
// one thing, from data that is there. Nothing is styled, fetched or kept.
import { createRoot } from 'react-dom/client';
import { Link, Outlet, RouterProvider, createBrowserRouter } from 'react-router';

const rows = Array.from({ length: 25 }, (_, index) => `pay_${index + 1}`);
const cells = Array.from({ length: 7 }, (_, index) => `Cell ${index + 1}`);
const facts = Array.from({ length: 75 }, (_, index) => `Fact ${index + 1}`);
const entries = Array.from({ length: 60 }, (_, index) => `Entry ${index + 1}`);

function Frame() {
  return (
    <>
      <nav aria-label="Main">
        <ul>
          <li>
            <Link to="/app/payments">Payments</Link>
          </li>
          {entries.map((entry) => (
            <li key={entry}>
              <span>{entry}</span>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function List() {
  return (
    <>
      <h1>Payments</h1>
      <table>
        <tbody>
          {rows.map((id) => (
            <tr key={id}>
              <td>
                <Link to={`/app/payments/${id}`}>{id}</Link>
              </td>
              {cells.map((cell, index) => (
                <td key={cell}>{index < 5 ? <span>{cell}</span> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Page() {
  return (
    <>
      <h1>Payment</h1>
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const router = createBrowserRouter([
  {
    path: '/app',
    Component: Frame,
    children: [
      { index: true, Component: Page },
      { path: 'payments', Component: List },
      { path: 'payments/:id', Component: Page },
    ],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(<RouterProvider router={router} useTransitions={false} />);
