import { SessionProvider } from '@harbour/app-kit/SessionProvider';
import { lazyScreen } from '@harbour/app-kit/lazy-screen';
import { routeMiddleware } from '@harbour/app-kit/middleware';
import type { MiddlewareName } from '@harbour/app-kit/middleware';
import { unknownPage } from '@harbour/app-kit/route-error';
import type { Session } from '@harbour/app-kit/session';
import type { RequiredPermission } from '@harbour/domain/permission';
import { routes } from '@harbour/domain/routes';
import { Outlet, ScrollRestoration, type Location } from 'react-router';
import type { RouteObject } from 'react-router';
import { ErrorScreen, FirstErrorScreen } from './layouts/ErrorScreen.tsx';
import type { ScreenHandle } from './layouts/PageTitle.tsx';

type LayoutName = 'auth' | 'dashboard';

interface ScreenEntry extends ScreenHandle {
  path: string;
  screen: RouteObject['lazy'];
  layout: LayoutName;
  middleware: readonly MiddlewareName[];
  /** What the `permission` middleware asks for. */
  permission?: RequiredPermission;
}

/** THE table: every page of the dashboard, the screen it shows, and who may see it. */
export const screens: readonly ScreenEntry[] = [
  {
    path: routes.dashboard.login,
    title: 'Sign in',
    other: { question: 'New to Harbour?', label: 'Create an account', href: routes.dashboard.register },
    screen: lazyScreen(() => import('./features/auth/LoginScreen.tsx'), 'LoginScreen'),
    layout: 'auth',
    middleware: ['guest'],
  },
  {
    path: routes.dashboard.register,
    title: 'Create your account',
    description: 'Take test payments in minutes. No card and no contract needed.',
    other: { question: 'Have an account already?', label: 'Sign in', href: routes.dashboard.login },
    screen: lazyScreen(() => import('./features/auth/RegisterScreen.tsx'), 'RegisterScreen'),
    layout: 'auth',
    middleware: ['guest'],
  },
  {
    path: routes.dashboard.forgotPassword,
    title: 'Reset your password',
    description: 'We mail you a link to set a new one.',
    other: { question: 'Remembered it?', label: 'Sign in', href: routes.dashboard.login },
    screen: lazyScreen(() => import('./features/auth/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
    layout: 'auth',
    middleware: [],
  },
  {
    path: routes.dashboard.resetPassword,
    title: 'Set a new password',
    screen: lazyScreen(() => import('./features/auth/ResetPasswordScreen.tsx'), 'ResetPasswordScreen'),
    layout: 'auth',
    middleware: [],
  },
  {
    path: routes.dashboard.acceptInvitation,
    title: 'Join your team',
    screen: lazyScreen(() => import('./features/auth/InvitationScreen.tsx'), 'InvitationScreen'),
    layout: 'auth',
    middleware: [],
  },
  {
    path: routes.dashboard.createBusiness,
    title: 'Create your business',
    description: 'You can take test payments right after.',
    screen: lazyScreen(() => import('./features/business/CreateBusinessScreen.tsx'), 'CreateBusinessScreen'),
    layout: 'auth',
    middleware: ['auth'],
  },
  {
    path: routes.dashboard.home,
    title: 'Dashboard',
    screen: lazyScreen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen'),
    layout: 'dashboard',
    middleware: ['auth', 'business'],
  },
  {
    path: routes.dashboard.payments,
    title: 'Payments',
    screen: lazyScreen(() => import('./features/payments/PaymentsScreen.tsx'), 'PaymentsScreen'),
    layout: 'dashboard',
    middleware: ['auth', 'business', 'permission'],
    permission: 'payments.list',
  },
  {
    path: routes.dashboard.payment,
    title: 'Payment',
    screen: lazyScreen(() => import('./features/payments/PaymentScreen.tsx'), 'PaymentScreen'),
    layout: 'dashboard',
    middleware: ['auth', 'business', 'permission'],
    permission: 'payments.view',
  },
  {
    path: routes.dashboard.paymentCsv,
    title: 'Payment as CSV',
    screen: lazyScreen(() => import('./features/payments/PaymentCsvScreen.tsx'), 'PaymentCsvScreen'),
    layout: 'dashboard',
    middleware: ['auth', 'business', 'permission'],
    permission: 'payments.list',
  },
  {
    path: routes.dashboard.paymentLinks,
    title: 'Payment links',
    screen: lazyScreen(() => import('./features/payment-links/PaymentLinksScreen.tsx'), 'PaymentLinksScreen'),
    layout: 'dashboard',
    middleware: ['auth', 'business', 'permission'],
    permission: 'payment_links.list',
  },
  {
    path: routes.dashboard.newPaymentLink,
    title: 'Create payment link',
    screen: lazyScreen(
      () => import('./features/payment-links/NewPaymentLinkScreen.tsx'),
      'NewPaymentLinkScreen',
    ),
    layout: 'dashboard',
    middleware: ['auth', 'business', 'permission'],
    permission: 'payment_links.create',
  },
  {
    path: routes.dashboard.paymentLink,
    title: 'Payment link',
    screen: lazyScreen(() => import('./features/payment-links/PaymentLinkScreen.tsx'), 'PaymentLinkScreen'),
    layout: 'dashboard',
    middleware: ['auth', 'business', 'permission'],
    permission: 'payment_links.view',
  },
  {
    path: routes.dashboard.updatePaymentLink,
    title: 'Edit payment link',
    screen: lazyScreen(
      () => import('./features/payment-links/EditPaymentLinkScreen.tsx'),
      'EditPaymentLinkScreen',
    ),
    layout: 'dashboard',
    middleware: ['auth', 'business', 'permission'],
    permission: 'payment_links.update',
  },
];

/** An address under /app that is no page: inside the frame, from which every page can be reached. */
const unknownScreen: RouteObject = {
  ...unknownPage,
  path: `${routes.dashboard.home}/*`,
  handle: { title: 'Page not found' } satisfies ScreenHandle,
};

const layouts: Record<LayoutName, RouteObject['lazy']> = {
  auth: lazyScreen(() => import('./layouts/AuthFrame.tsx'), 'AuthFrame'),
  dashboard: lazyScreen(() => import('./layouts/DashboardFrame.tsx'), 'DashboardFrame'),
};

/** The table as React Router wants it. An unknown middleware name throws here, when the app starts. */
export function buildRoutes(session: Session, table: readonly ScreenEntry[] = screens): RouteObject[] {
  const resolve = routeMiddleware(session);

  const layoutRoute = (name: LayoutName): RouteObject => {
    const entries = table.filter((entry) => entry.layout === name);
    // What all screens of a layout ask for guards the layout itself, which could not be drawn without it.
    const shared = (entries[0]?.middleware ?? []).filter(
      (each) => each !== 'permission' && entries.every(({ middleware }) => middleware.includes(each)),
    );
    return {
      lazy: layouts[name],
      middleware: resolve(shared),
      children: [
        {
          // Inside the layout, so that a screen that crashed or is denied leaves the way to the others open.
          ErrorBoundary: ErrorScreen,
          children: [
            ...entries.map(({ path, screen, middleware, permission, title, description, other }) => ({
              path,
              lazy: screen,
              middleware: resolve(
                middleware.filter((each) => !shared.includes(each)),
                { permission },
              ),
              handle: { title, description, other } satisfies ScreenHandle,
            })),
            ...(name === 'dashboard' ? [unknownScreen] : []),
          ],
        },
      ],
    };
  };

  return [
    {
      element: <Root session={session} />,
      errorElement: <ErrorScreen alone />,
      HydrateFallback: Nothing,
      children: [
        {
          // Below the session, which the frame around a denied page needs.
          ErrorBoundary: FirstErrorScreen,
          children: [layoutRoute('auth'), layoutRoute('dashboard'), unknownPage],
        },
      ],
    },
  ];
}

function Root({ session }: { session: Session }) {
  return (
    <SessionProvider session={session}>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </SessionProvider>
  );
}

/** What the browser itself loads has the same key on every page: by its address it is kept for a reload, and for no other page. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** While there is nothing of ours, the mark of index.html shows. */
function Nothing() {
  return null;
}
