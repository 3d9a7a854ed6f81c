import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { MemberCaller } from '../http/caller.ts';
import { HOUR } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { PDF } from '../testing/document-samples.ts';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { deleteRemovedFiles, markUncertain } from './removed-files.ts';
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

/** What a server that comes to `meanwhile` between saving the file and adding the row works with. */
const slowed = (meanwhile: () => Promise<unknown>): typeof api.deps => {
  const { files } = api.deps;
  const save: typeof files.save = async (...args) => {
    await files.save(...args);
    await meanwhile();
  };
  return { ...api.deps, files: { ...files, save } };
};

test('two runs of one upload that overlap keep one document, whose file stays', async () => {
  const upload = newUpload();
  let other: unknown;
  const run = await uploadDocument(
    slowed(async () => {
      other = await uploadDocument(api.deps, caller, upload);
    }),
    caller,
    upload,
  );
  expect(run).toEqual(other);
  api.clock.advance(2 * HOUR);
  await deleteRemovedFiles(api.deps);
  expect(await filesOnDisk()).toContain(upload.id);
});

test('a file that is marked although its row is there stays, and the mark goes', async () => {
  const upload = newUpload();
  await uploadDocument(api.deps, caller, upload);
  const mark = { storageKey: upload.id, businessId: merchant.business.id, now: api.clock.now() };
  await api.database.forBusiness(merchant.business.id, (trx) => markUncertain(trx, mark));
  api.clock.advance(2 * HOUR);
  await deleteRemovedFiles(api.deps);
  expect(await filesOnDisk()).toContain(upload.id);
  const marks = api.database.acrossBusinesses((trx) =>
    trx.selectFrom('removed_files').select('storage_key').execute(),
  );
  expect(await marks).not.toContainEqual({ storage_key: upload.id });
});

test('an upload that stood still until its file was deleted adds no row, and can be sent again', async () => {
  const upload = newUpload();
  const standStill = async () => {
    api.clock.advance(2 * HOUR);
    await deleteRemovedFiles(api.deps);
  };
  await expect(uploadDocument(slowed(standStill), caller, upload)).rejects.toMatchObject({
    code: 'service_unavailable',
  });
  expect(await documents()).not.toContainEqual({ id: upload.id });
  expect(await filesOnDisk()).not.toContain(upload.id);
  await uploadDocument(api.deps, caller, upload);
  expect(await documents()).toContainEqual({ id: upload.id });
  expect(await filesOnDisk()).toContain(upload.id);
});
