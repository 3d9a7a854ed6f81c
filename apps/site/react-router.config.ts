import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Every page is a file that needs no script, so any web server can serve it. With `ssr: false` React Router would insist
  // on a page that starts its client; the server that it builds here only does the prerendering.
  ssr: true,
  prerender: ['/', '/404', '/500'],
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
