import type { Bank } from './bank.ts';

/** Where no bank is connected: no payout is sent, and all stay to be sent. Live payments have none yet. */
export const absentBank: Bank = {
  isAbsent: true,
  pay: async () => ({ result: 'not_sent' }),
  inquire: async () => ({ result: 'not_sent' }),
};
