import type { SuccessBody } from '@harbour/contract/mocks';
import { http, HttpResponse } from 'msw';

type Page = SuccessBody<'listSettlements'>;

/** Answers with what of these settlements, newest first, has the status that is asked for, as far as the page goes. */
export function mockSettlements(...all: Page['data']) {
  return http.get('*/api/core/business/settlements', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const found = all.filter(({ status }) => status === (query.get('status') ?? status));
    const data = found.slice(0, Number(query.get('limit') ?? 25));
    const next_cursor = data.length < found.length ? 'more' : null;
    const meta = { next_cursor, prev_cursor: null, total: found.length, total_is_capped: false };
    return HttpResponse.json({ data, meta } satisfies Page);
  });
}
