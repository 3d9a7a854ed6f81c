import { examples } from '@harbour/contract/examples';
import { registerBusiness } from '@harbour/contract/queries';
import { describe, expect, it } from 'vitest';
import { idempotencyKey, interact } from '../../testing/pact.ts';

const minimal = {
  name: '张伟茶行',
  type: 'sole_proprietor',
  country: 'JP',
  time_zone: 'Asia/Tokyo',
  default_currency: 'JPY',
} as const;

describe('creating a business', () => {
  it('answers it, with null for all that was not given', async () => {
    const answer = await interact({
      operationId: 'registerBusiness',
      example: 'minimal',
      body: minimal,
      call: () => registerBusiness(minimal, { idempotencyKey }),
    });
    expect(answer).toEqual(examples.registerBusiness[201].minimal.data);
  });

  it('refuses a second one', async () => {
    const answer = await interact({
      operationId: 'registerBusiness',
      example: 'already_in_business',
      body: minimal,
      call: () => registerBusiness(minimal, { idempotencyKey }),
    });
    expect(answer).toMatchObject({ status: 409, code: 'already_in_business' });
  });

  it('refuses a time zone that does not exist, naming the field', async () => {
    const body = { ...minimal, time_zone: 'Mars/Olympus' };
    const answer = await interact({
      operationId: 'registerBusiness',
      example: 'business_fields_invalid',
      body,
      call: () => registerBusiness(body, { idempotencyKey }),
    });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'time_zone' }] });
  });
});
