import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerFrontEnds } from './front-ends.ts';

test.each([
  ['GET', '/app/payments', 200, 'dashboard'],
  ['GET', '/app/no-such-page', 404, 'dashboard'],
  ['POST', '/app/no-such-page', 404, 'site'],
  ['GET', '/apple', 404, 'site'],
] as const)('%s %s is answered with %i by the %s', async (method, url, status, app) => {
  const server = Fastify();
  await registerFrontEnds(server, { publicOrigin: 'http://localhost:4000' });
  const answer = await server.inject({ method, url });
  await server.close();
  expect(answer.statusCode).toBe(status);
  expect(answer.body.includes('/dashboard-assets/')).toBe(app === 'dashboard');
});
