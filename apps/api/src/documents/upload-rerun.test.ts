import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { MemberCaller } from '../http/caller.ts';
import { HOUR } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { PDF } from '../testing/document-samples.ts';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { deleteRemovedFiles } from './removed-files.ts';
import { uploadDocument } from './upload-document.ts';

const api = await testApp();

const merchant = await signUpMerchant(api);
const caller: MemberCaller = {
  kind: 'session',
  sessionId: newId('session'),
  userId: merchant.user.id,
  email: merchant.email,
  businessId: merchant.business.id,
  role: { id: newId('role'), name: 'Owner', permissions: [] },
};
const newUpload = () => ({
  id: newId('document'),
  requirement: 'identity_document' as const,
  file: { field: 'file', filename: 'scan.pdf', content: PDF },
});
const documents = () =>
  api.database.forBusiness(merchant.business.id, (trx) => trx.selectFrom('documents').select('id').execute());
const filesOnDisk = () => readdir(path.join(api.deps.config.dataFolder, 'files'));

test('an upload that was killed after its commit runs again onto the same document', async () => {
  const upload = newUpload();
  const first = await uploadDocument(api.deps, caller, upload);
  api.clock.advance(60_000);
  expect(await uploadDocument(api.deps, caller, upload)).toEqual(first);
  expect(await documents()).toEqual([{ id: upload.id }]);
  api.clock.advance(2 * HOUR);
  await deleteRemovedFiles(api.deps);
  expect(await filesOnDisk(), 'a file that has a row stays').toContain(upload.id);
});

test('a file whose row could not be added does not stay', async () => {
  const upload = newUpload();
  const nobody = { ...caller, userId: newId('user') };
  await expect(uploadDocument(api.deps, nobody, upload)).rejects.toThrow(/foreign key/);
  expect(await documents()).not.toContainEqual({ id: upload.id });
  api.clock.advance(2 * HOUR);
  await deleteRemovedFiles(api.deps);
  expect(await filesOnDisk()).not.toContain(upload.id);
});
