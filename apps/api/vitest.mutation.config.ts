import { defineConfig } from 'vitest/config';

/** The tests of pure rules, which need no database: what mutations are tried with. */
export default defineConfig({
  test: {
    include: [
      'src/ledger/posting.test.ts',
      'src/payments/payment.test.ts',
      'src/settlements/cut-off.test.ts',
      'src/team/role.test.ts',
    ],
  },
});
