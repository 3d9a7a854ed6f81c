import { expect, test } from 'vitest';
import type { MemberCaller } from '../http/caller.ts';
import { newId } from '../platform/ids.ts';
import { PDF } from '../testing/document-samples.ts';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { uploadDocument } from './upload-document.ts';

const api = await testApp();

test('an upload that was killed after its commit runs again onto the same document', async () => {
  const merchant = await signUpMerchant(api);
  const caller: MemberCaller = {
    kind: 'session',
    sessionId: newId('session'),
    userId: merchant.user.id,
    email: merchant.email,
    businessId: merchant.business.id,
    role: { id: newId('role'), name: 'Owner', permissions: [] },
  };
  const upload = {
    id: newId('document'),
    requirement: 'identity_document' as const,
    file: { field: 'file', filename: 'scan.pdf', content: PDF },
  };
  const first = await uploadDocument(api.deps, caller, upload);
  api.clock.advance(60_000);
  expect(await uploadDocument(api.deps, caller, upload)).toEqual(first);
  const rows = await api.database.forBusiness(merchant.business.id, (trx) =>
    trx.selectFrom('documents').select('id').execute(),
  );
  expect(rows).toEqual([{ id: upload.id }]);
});
