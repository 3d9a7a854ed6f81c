// For tests alone.
import { useGetBusinessOverview, useListTransactions, useRefundTransaction } from '@harbour/contract/queries';
import { Outlet, useNavigate } from 'react-router';
import { SignedIn } from '../SessionProvider.tsx';
import { routeMiddleware } from '../middleware.ts';
import { createSession } from '../session.ts';
import { useCurrentUser, useSession } from '../use-session.ts';
import { owner, renderRoutes } from './testing.tsx';

function Home() {
  const user = useCurrentUser();
  const session = useSession();
  const payments = useListTransactions();
  const refund = useRefundTransaction();
  return (
    <>
      <h1>Hello {user.first_name}</h1>
      <p>{payments.data ? 'Payments are here' : payments.isError ? 'Payments failed' : 'Loading'}</p>
      <button type="button" onClick={() => void session.leave()}>
        Sign out
      </button>
      <button type="button" onClick={() => void payments.refetch()}>
        Reload
      </button>
      <button
        type="button"
        onClick={() => refund.mutate({ data: { transaction_id: 'txn_1', reason: 'other' } })}
      >
        Refund
      </button>
    </>
  );
}

/** Twenty calls at once, as a page full of cards makes them. */
function Crowd() {
  return Array.from({ length: 20 }, (_, index) => <Card key={index} limit={index + 1} />);
}

function Card({ limit }: { limit: number }) {
  useListTransactions({ limit });
  useGetBusinessOverview();
  return null;
}

function Login() {
  const session = useSession();
  const navigate = useNavigate();
  const signIn = () => {
    session.enter(owner());
    void navigate('/app');
  };
  return (
    <>
      <h1>Sign in</h1>
      <button type="button" onClick={signIn}>
        Enter
      </button>
    </>
  );
}

/** Sign-in and two pages behind it, as the dashboard has them, at an address. */
export function openPages(at: string) {
  const session = createSession();
  const guard = routeMiddleware(session);
  const inside = (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
  return renderRoutes(
    [
      { path: '/login', Component: Login, middleware: guard(['guest']) },
      {
        element: inside,
        middleware: guard(['auth']),
        children: [
          { path: '/app', Component: Home },
          { path: '/app/payments', Component: Crowd },
          {
            path: '/app/settings/api-keys',
            element: <h1>API keys</h1>,
            middleware: guard(['permission'], { permission: 'api_keys.list' }),
          },
        ],
      },
    ],
    { at, session },
  );
}
