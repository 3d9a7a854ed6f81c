import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Acquirer } from '../acquirers/acquirer.ts';
import { deleteExpired } from '../delete-expired.ts';
import { HOUR, SECOND } from '../platform/clock.ts';
import { JPEG, PDF, PNG } from '../testing/document-samples.ts';
import { disputeWorld } from '../testing/dispute-world.ts';
import { MULTIPART, formOf } from '../testing/multipart-form.ts';
import { addMember, signUpMerchant } from '../testing/people.ts';
import type { As } from '../testing/test-app.ts';
import { resumeDisputeAnswers } from './tell-acquirer.ts';

const world = await disputeWorld();
const { api, script, paid, dispute, get, submit, write } = world;

async function upload(id: string, filename: string, content: Buffer, as?: As, key: string = randomUUID()) {
  return api.call('uploadDisputeDocument', {
    as: as ?? (await world.owner()),
    params: { id },
    headers: { ...MULTIPART, 'idempotency-key': key },
    payload: formOf([{ name: 'file', filename, content }]),
  });
}

async function download(id: string, document_id: string, as?: As) {
  const answer = await api.call('getDisputeDocument', {
    as: as ?? (await world.owner()),
    params: { id, document_id },
  });
  return answer.response;
}

async function remove(id: string, document_id: string, as?: As) {
  return api.call('removeDisputeDocument', {
    as: as ?? (await world.owner()),
    params: { id, document_id },
  });
}

const filesOnDisk = () => readdir(path.join(api.deps.config.dataFolder, 'files')).catch((): string[] => []);

test('files stand by the evidence in the order of their coming, and come down as they went up, as attachments', async () => {
  const { id } = await dispute(await paid(500_000));
  expect((await get(id)).documents).toEqual([]);
  const first = await upload(id, '../Ìwé ẹ̀rí.pdf', PDF);
  expect(first.status, first.error.message).toBe(201);
  api.clock.advance(1);
  await upload(id, 'photo.png', JPEG);
  const { documents } = await get(id);
  expect(documents).toMatchObject([
    { id: first.data.id, filename: 'Ìwé ẹ̀rí.pdf', content_type: 'application/pdf', size: PDF.length },
    { filename: 'photo.png', content_type: 'image/jpeg' },
  ]);
  const file = await download(id, first.data.id);
  expect(file.rawPayload).toEqual(PDF);
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
  });
});

test('what is sent is sent with its files, and nothing is added or removed from then on', async () => {
  const { id, found } = await dispute(await paid(500_000));
  expect((await submit(id)).error.code).toBe('validation_failed');
  const { data: kept } = await upload(id, 'note.pdf', PDF);
  expect((await submit(id)).data.status).toBe('under_review');
  const sent = () => script.responses.filter(({ caseId }) => caseId === found.caseId);
  expect(sent(), 'nobody waits for the files').toEqual([]);
  await world.sweep();
  await world.sweep();
  const [answer, ...again] = sent();
  expect(again).toEqual([]);
  if (answer?.answer !== 'evidence') throw new Error('No evidence was sent.');
  expect(answer.files).toMatchObject([{ id: kept.id, filename: 'note.pdf', contentType: 'application/pdf' }]);
  expect(await answer.files[0]?.content()).toEqual(PDF);

  const before = await filesOnDisk();
  expect((await upload(id, 'late.png', PNG)).error.code).toBe('dispute_already_answered');
  expect((await remove(id, kept.id)).error.code).toBe('dispute_already_answered');
  expect(await filesOnDisk(), 'nothing is left of what was refused').toEqual(before);
  expect((await get(id)).documents).toHaveLength(1);
});

test('however long the files take, no other server sends them meanwhile', async () => {
  const { id } = await dispute(await paid(500_000));
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await upload(id, name, PDF);
  await submit(id);
  let calls = 0;
  const respondToDispute: Acquirer['respondToDispute'] = async (response) => {
    calls += 1;
    if (calls > 1 || response.answer !== 'evidence') return { result: 'unknown' };
    for (const file of response.files) {
      await file.content();
      api.clock.advance(25 * SECOND);
      await resumeDisputeAnswers(api.deps);
    }
    return { result: 'taken' };
  };
  await world.withAcquirer({ respondToDispute }, () => resumeDisputeAnswers(api.deps));
  expect(calls).toBe(1);
});

test('a file that is removed is gone from the detail, the disk and the answer', async () => {
  const { id } = await dispute(await paid(500_000));
  const { data } = await upload(id, 'note.pdf', PDF);
  expect(await filesOnDisk()).toContain(data.id);
  expect((await remove(id, data.id)).data).toEqual(data);
  expect((await get(id)).documents).toEqual([]);
  expect(await filesOnDisk()).not.toContain(data.id);
  expect((await download(id, data.id)).statusCode).toBe(404);
  expect((await remove(id, data.id)).status).toBe(404);
});

test('a file whose server was killed before it deleted it is deleted later', async () => {
  const { id } = await dispute(await paid(500_000));
  const { data } = await upload(id, 'note.pdf', PDF);
  const { files } = api.deps;
  const dies = { ...files, remove: async () => Promise.reject(new Error('killed')) };
  Object.assign(api.deps, { files: dies });
  expect((await remove(id, data.id)).status).toBe(500);
  Object.assign(api.deps, { files });
  expect((await get(id)).documents).toEqual([]);
  expect(await filesOnDisk()).toContain(data.id);
  await deleteExpired(api.deps);
  expect(await filesOnDisk()).not.toContain(data.id);
});

test('a file whose row the database did not take is deleted later; one whose row is there stays', async () => {
  const { id } = await dispute(await paid(500_000));
  const { data: kept } = await upload(id, 'kept.pdf', PDF);
  const before = await filesOnDisk();
  const admin = (text: string) => api.testDatabase.asAdmin((client) => client.query(text));
  await admin('alter table dispute_documents add constraint refused check (false) not valid');
  expect((await upload(id, 'lost.pdf', PDF)).status).toBe(500);
  await admin('alter table dispute_documents drop constraint refused');
  expect(await filesOnDisk()).toHaveLength(before.length + 1);
  await deleteExpired(api.deps);
  expect(await filesOnDisk(), 'another try may be under way').toHaveLength(before.length + 1);
  api.clock.advance(2 * HOUR);
  await deleteExpired(api.deps);
  expect(await filesOnDisk()).toEqual(before);
  expect(before).toContain(kept.id);
});

test('ten files and no more, also when two come at once; the same call twice adds one', async () => {
  const { id } = await dispute(await paid(500_000));
  const key = randomUUID();
  const twice = [
    await upload(id, 'a.pdf', PDF, undefined, key),
    await upload(id, 'a.pdf', PDF, undefined, key),
  ];
  expect(new Set(twice.map(({ data }) => data.id)).size).toBe(1);
  for (let more = 0; more < 8; more += 1) await upload(id, 'a.pdf', PDF);
  const race = await Promise.all([upload(id, 'a.pdf', PDF), upload(id, 'a.pdf', PDF)]);
  expect(race.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect((await get(id)).documents).toHaveLength(10);
});

test.each([
  ['nothing', Buffer.alloc(0), 422, 'file_empty'],
  ['a page', Buffer.from('<script>alert(1)</script>'), 415, 'unsupported_file_type'],
  ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, PDF), 413, 'file_too_large'],
])('%s is refused', async (_what, content, status, code) => {
  const { id } = await dispute(await paid(500_000));
  expect(await upload(id, 'evidence.pdf', content)).toMatchObject({ status, error: { code } });
});

test('another business sees, adds and removes nothing, nor through a dispute of its own', async () => {
  const { id } = await dispute(await paid(500_000));
  const other = await dispute(await paid(500_000));
  const { data } = await upload(id, 'note.pdf', PDF);
  const stranger = await signUpMerchant(api);
  const as = stranger.session;
  const asked = [await upload(id, 'a.pdf', PDF, as), await remove(id, data.id, as)];
  expect(asked.map(({ status }) => status)).toEqual([404, 404]);
  expect((await download(id, data.id, as)).statusCode).toBe(404);
  expect((await download(other.id, data.id)).statusCode, 'of another dispute').toBe(404);
  expect((await remove(other.id, data.id)).status).toBe(404);
  const rows = await api.database.forBusiness(stranger.business.id, (trx) =>
    trx.selectFrom('dispute_documents').selectAll().execute(),
  );
  expect(rows).toEqual([]);
  expect((await get(id)).documents).toHaveLength(1);
});

test('a viewer sees them and changes nothing', async () => {
  const { id } = await dispute(await paid(500_000));
  const { data } = await upload(id, 'note.pdf', PDF);
  await write(id, { refund_policy: 'None.' });
  Object.assign(world.merchant, { session: await world.owner() });
  const { session } = await addMember(api, world.merchant, 'Viewer');
  expect((await download(id, data.id, session)).rawPayload).toEqual(PDF);
  expect((await upload(id, 'a.pdf', PDF, session)).error.code).toBe('permission_denied');
  expect((await remove(id, data.id, session)).error.code).toBe('permission_denied');
});
