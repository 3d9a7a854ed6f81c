/** Every page of the product, by the app that serves it; `:name` is a parameter (the notation of React Router). */
export const routes = {
  site: {
    home: '/',
    aboutUs: '/about-us',
    contactUs: '/contact-us',
    pricing: '/pricing',
    payment: '/payment',
    privacyPolicy: '/privacy-policy',
    terms: '/terms',
  },
  dashboard: {
    login: '/login',
    register: '/register',
    forgotPassword: '/forgot-password',
    resetPassword: '/password/reset/:token',
    acceptInvitation: '/invite/accept',
    createBusiness: '/app/create-business',
    home: '/app',
    payments: '/app/payments',
    payment: '/app/payments/:id',
    paymentCsv: '/app/payments/:id/transaction-csv',
    settlements: '/app/settlements',
    settlement: '/app/settlements/:id',
    paymentLinks: '/app/payment-links',
    newPaymentLink: '/app/payment-links/new',
    paymentLink: '/app/payment-links/:id',
    updatePaymentLink: '/app/payment-links/:id/update',
    profile: '/app/settings',
    apiKeys: '/app/settings/api-keys',
    businessDetails: '/app/settings/business-details',
    team: '/app/settings/teams',
  },
  checkout: {
    pay: '/pay/:reference',
    checkout: '/pay/:reference/checkout',
    success: '/pay/success',
    pending: '/pay/pending',
    failure: '/pay/failure',
    challenge: '/checkout/card/3ds/:token',
    challengeComplete: '/checkout/card/3ds/complete',
  },
} as const;

export type AppName = keyof typeof routes;

type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a pattern needs: `{ id: string }` for `/app/payments/:id`, `{}` for a fixed path. */
export type PathParameters<Pattern extends string> = { [Name in ParameterOf<Pattern>]: string };

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The URL of a page: `buildPath(routes.dashboard.payment, { id })`. Parameters and query are encoded; null and undefined
 * query values are left out.
 */
export function buildPath<Pattern extends string>(
  pattern: Pattern,
  parameters: PathParameters<Pattern>,
  query: Query = {},
): string {
  const values: Readonly<Record<string, string>> = parameters;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (!value) throw new TypeError(`The path ${pattern} needs "${name}"`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export interface PageMatch {
  app: AppName;
  /** The page's name within its app, e.g. `payment`. */
  page: string;
  parameters: Readonly<Record<string, string>>;
}

interface PageEntry {
  app: AppName;
  page: string;
  steps: readonly string[];
}

/** All pages, those with fewer parameters first: a fixed path wins over one with parameters. */
const pages: readonly PageEntry[] = Object.entries(routes)
  .flatMap(([app, patterns]) =>
    Object.entries(patterns).map(([page, pattern]) => ({
      app: app as AppName,
      page,
      steps: stepsOf(pattern),
    })),
  )
  .toSorted((a, b) => a.steps.filter(isParameter).length - b.steps.filter(isParameter).length);

function stepsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function isParameter(step: string): boolean {
  return step.startsWith(':');
}

/** The page at a path (without query), or undefined for none, or where an encoded part hides a path step. */
export function matchPage(pathname: string): PageMatch | undefined {
  const steps = stepsOf(pathname);
  for (const { app, page, steps: wanted } of pages) {
    const parameters = wanted.length === steps.length ? readParameters(wanted, steps) : undefined;
    if (parameters) return { app, page, parameters };
  }
  return undefined;
}

function readParameters(
  wanted: readonly string[],
  steps: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, step] of steps.entries()) {
    const name = wanted[index] ?? '';
    if (isParameter(name)) {
      const value = decodeStep(step);
      if (value === undefined) return undefined;
      parameters[name.slice(1)] = value;
    } else if (name !== step) {
      return undefined;
    }
  }
  return parameters;
}

function decodeStep(step: string): string | undefined {
  try {
    const value = decodeURIComponent(step);
    return /[/\\\p{Cc}]/u.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
