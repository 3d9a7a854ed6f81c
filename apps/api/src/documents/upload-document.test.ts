import type { Schemas } from '@harbour/contract/schema';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Merchant, Person } from '../testing/people.ts';
import { addMember, signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { JPEG, PDF, PNG } from '../testing/document-samples.ts';
import type { Part } from '../testing/multipart-form.ts';
import { BOUNDARY, MULTIPART, formOf } from '../testing/multipart-form.ts';

const api = await testApp();
const { call } = api;

const LIMIT = 10 * 1024 * 1024;
const send = (person: Person, parts: Part[], headers: Record<string, string> = {}) =>
  call('uploadDocument', {
    as: person.session,
    payload: formOf(parts),
    headers: { ...MULTIPART, ...headers },
  });

test.each([
  ['without a boundary', '--x--', 'multipart/form-data'],
  ['with a broken part', `--${BOUNDARY}\r\nbroken`, `multipart/form-data; boundary=${BOUNDARY}`],
  [
    'cut off',
    formOf([{ name: 'file', filename: 'a.png', content: 'x' }]).subarray(0, -20),
    `multipart/form-data; boundary=${BOUNDARY}`,
  ],
])('an upload %s is the sender’s fault', async (_what, payload, contentType) => {
  const { session } = await signUpMerchant(api);
  const answer = await call('uploadDocument', {
    as: session,
    payload: Buffer.from(payload),
    headers: { 'content-type': contentType },
  });
  expect(answer.status).toBe(400);
  expect(answer.error.code).toBe('malformed_request');
});

type Key = Schemas['VerificationRequirementKey'];

const upload = (person: Person, filename: string, content: Buffer, requirement: Key = 'identity_document') =>
  send(person, [
    { name: 'requirement_key', content: requirement },
    { name: 'file', filename, content },
  ]);

const checklistOf = async (merchant: Merchant) =>
  (
    await call('getBusinessVerification', {
      as: merchant.session,
      params: { business_id: merchant.business.id },
    })
  ).data;

const rowsOf = (merchant: Merchant) =>
  api.database.forBusiness(merchant.business.id, (trx) => trx.selectFrom('documents').selectAll().execute());

/** The content padded to a size; readers of a PDF pass over what is between its objects. */
const paddedPdf = (size: number): Buffer =>
  Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(size - PDF.length, '\n'), PDF.subarray(9)]);

test.each([
  ['scan.pdf', PDF, 'application/pdf'],
  ['scan.png', PNG, 'image/png'],
  ['scan.jpg', JPEG, 'image/jpeg'],
  ['SCAN.PDF', PDF, 'application/pdf'],
  ['photo.JPEG', JPEG, 'image/jpeg'],
  ['a-png-called.pdf', PNG, 'image/png'],
  ['no-extension', PDF, 'application/pdf'],
])('%s is taken as what its content is', async (filename, content, contentType) => {
  const merchant = await signUpMerchant(api);
  const answer = await upload(merchant, filename, content);
  expect(answer.status, answer.error.message).toBe(201);
  expect(answer.data).toMatchObject({
    filename,
    content_type: contentType,
    size: content.length,
    status: 'pending',
    requirement_key: 'identity_document',
  });
});

test('the requirement shows the newest document as pending', async () => {
  const merchant = await signUpMerchant(api);
  await upload(merchant, 'first.pdf', PDF);
  api.clock.advance(1000);
  const second = await upload(merchant, 'second.png', PNG);
  const { requirements } = await checklistOf(merchant);
  expect(requirements.find(({ key }) => key === 'identity_document')).toMatchObject({
    status: 'pending',
    document_id: second.data.id,
  });
  expect(requirements.filter(({ status }) => status === 'missing')).toHaveLength(4);
});

test('with the last missing document the business goes into review', async () => {
  const merchant = await signUpMerchant(api);
  const { requirements, status } = await checklistOf(merchant);
  expect(status).toBe('unverified');
  for (const { key } of requirements) await upload(merchant, 'scan.pdf', PDF, key);
  expect((await checklistOf(merchant)).status).toBe('in_review');
});

test('the bytes are kept unchanged under a name of ours', async () => {
  const merchant = await signUpMerchant(api);
  const { data } = await upload(merchant, '../../../etc/cron.d/evil.png', PNG);
  expect(data.filename).toBe('evil.png');
  const folder = path.join(api.deps.config.dataFolder, 'files');
  expect(await readFile(path.join(folder, data.id))).toEqual(PNG);
  expect((await readdir(folder)).every((name) => /^doc_[0-9a-z]{26}$/.test(name))).toBe(true);
  expect(await readdir(api.deps.config.dataFolder)).toEqual(['files']);
});

test.each([
  ['..\\..\\windows\\scan.pdf', 'scan.pdf'],
  ['/etc/passwd', 'passwd'],
  ['Ọládélé Àkàndé – ìwé ẹ̀rí 証明書.pdf', 'Ọládélé Àkàndé – ìwé ẹ̀rí 証明書.pdf'],
])('the name %s is kept as %s', async (given, kept) => {
  const merchant = await signUpMerchant(api);
  const answer = await upload(merchant, given, PDF);
  expect(answer.status, answer.error.message).toBe(201);
  expect(answer.data.filename).toBe(kept);
});

test.each(['é', '証'])('a very long name of %s is cut and stays text', async (letter) => {
  const merchant = await signUpMerchant(api);
  const answer = await upload(merchant, `${letter.repeat(400)}.pdf`, PDF);
  expect(answer.status, answer.error.message).toBe(201);
  expect(answer.data.filename.length).toBeLessThanOrEqual(255);
  const [row] = await rowsOf(merchant);
  expect(row?.filename).toBe(answer.data.filename);
});

test('an empty file is refused as empty, not as another type', async () => {
  const merchant = await signUpMerchant(api);
  const answer = await upload(merchant, 'scan.pdf', Buffer.alloc(0));
  expect([answer.status, answer.error.code]).toEqual([422, 'file_empty']);
  expect(answer.error.message).toContain('empty');
});

test('a form without a file asks for one', async () => {
  const merchant = await signUpMerchant(api);
  const answer = await send(merchant, [{ name: 'requirement_key', content: 'identity_document' }]);
  expect(answer.status).toBe(422);
  expect(answer.error.errors).toMatchObject([{ field: 'file', code: 'required' }]);
});

test.each([
  [undefined, 'required'],
  ['selfie', 'invalid_choice'],
])('the requirement %s is refused', async (requirement, code) => {
  const merchant = await signUpMerchant(api);
  const parts = [{ name: 'file', filename: 'scan.pdf', content: PDF }];
  const answer = await send(
    merchant,
    requirement === undefined ? parts : [{ name: 'requirement_key', content: requirement }, ...parts],
  );
  expect([answer.status, answer.error.code]).toEqual([422, 'validation_failed']);
  expect(answer.error.errors).toMatchObject([{ field: 'requirement_key', code }]);
});

test('10 MB are taken, one byte more is not, and nothing of it stays', async () => {
  const merchant = await signUpMerchant(api);
  const atLimit = await upload(merchant, 'limit.pdf', paddedPdf(LIMIT));
  expect(atLimit.status, atLimit.error.message).toBe(201);
  expect(atLimit.data.size).toBe(LIMIT);
  const above = await upload(merchant, 'above.pdf', paddedPdf(LIMIT + 1));
  expect([above.status, above.error.code]).toEqual([413, 'file_too_large']);
  expect(await rowsOf(merchant)).toHaveLength(1);
});

test.each([
  ['an SVG', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an HTML page', 'scan.png', '<!doctype html><script>alert(1)</script>'],
  ['a page before a PDF', 'scan.pdf', `<html><script>alert(1)</script>${PDF.toString()}`],
  ['an archive', 'scan.pdf', 'PK\x03\x04\x14\0\0\0'],
  ['a GIF', 'scan.jpg', 'GIF89a\x01\0\x01\0\0\0\0;'],
  ['a picture with a page behind it', 'scan.png', `${PNG.toString('latin1')}<script>alert(1)</script>`],
  ['a photo with an archive behind it', 'scan.jpg', `${JPEG.toString('latin1')}PK\x03\x04`],
  ['a page that begins as a PDF', 'scan.pdf', '%PDF-1.4\n<html><script>alert(1)</script>'],
  ['plain text', 'scan.pdf', 'just text'],
])('%s is refused, whatever its name and declared type', async (_what, filename, content) => {
  const merchant = await signUpMerchant(api);
  const answer = await upload(merchant, filename, Buffer.from(content, 'latin1'));
  expect([answer.status, answer.error.code]).toEqual([415, 'unsupported_file_type']);
  expect(await rowsOf(merchant)).toEqual([]);
});

test('a field that nobody knows is refused', async () => {
  const merchant = await signUpMerchant(api);
  const answer = await send(merchant, [
    { name: 'requirement_key', content: 'identity_document' },
    { name: 'status', content: 'approved' },
    { name: 'file', filename: 'scan.pdf', content: PDF },
  ]);
  expect(answer.status).toBe(422);
  expect(answer.error.errors).toMatchObject([{ field: 'status', code: 'unknown_field' }]);
});

test('a JSON body is refused', async () => {
  const merchant = await signUpMerchant(api);
  const answer = await call('uploadDocument', { as: merchant.session, payload: { file: 'x' } });
  expect([answer.status, answer.error.code]).toEqual([415, 'unsupported_media_type']);
});

test('the same upload with one Idempotency-Key is kept once; another file under that key is refused', async () => {
  const merchant = await signUpMerchant(api);
  const headers = { 'idempotency-key': 'document-0001' };
  const partsWith = (content: Buffer): Part[] => [
    { name: 'requirement_key', content: 'identity_document' },
    { name: 'file', filename: 'scan', content },
  ];
  const first = await send(merchant, partsWith(PDF), headers);
  const again = await send(merchant, partsWith(PDF), headers);
  expect([again.status, again.data]).toEqual([201, first.data]);
  expect(await rowsOf(merchant)).toHaveLength(1);
  const other = await send(merchant, partsWith(PNG), headers);
  expect([other.status, other.error.code]).toEqual([422, 'idempotency_key_reused']);
});

test('another business sees nothing of a document and cannot read the checklist', async () => {
  const [ours, theirs] = [await signUpMerchant(api), await signUpMerchant(api)];
  await upload(ours, 'scan.pdf', PDF);
  const answer = await call('getBusinessVerification', {
    as: theirs.session,
    params: { business_id: ours.business.id },
  });
  expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
  expect((await checklistOf(theirs)).requirements.every(({ status }) => status === 'missing')).toBe(true);
  expect(await rowsOf(theirs)).toEqual([]);
});

test.each(['Operations', 'Developer', 'Support', 'Viewer'])('%s may not upload', async (role) => {
  const merchant = await signUpMerchant(api);
  const member = await addMember(api, merchant, role);
  const answer = await upload(member, 'scan.pdf', PDF);
  expect([answer.status, answer.error.missing_permission]).toEqual([403, 'accounts.update']);
});
