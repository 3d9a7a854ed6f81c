import type { Schemas } from '@harbour/contract/schema';

type Key = Schemas['VerificationRequirementKey'];
type BusinessType = Schemas['BusinessType'];

interface Requirement {
  title: string;
  why: string;
}

const REQUIREMENTS: Readonly<Record<Key, Requirement>> = {
  identity_document: {
    title: 'Identity document of an owner',
    why: 'The law asks us to know who stands behind a business. A passport, identity card or driving licence will do.',
  },
  proof_of_address: {
    title: 'Proof of address',
    why: 'Shows where the business is. A utility bill or bank letter of the last three months will do.',
  },
  registration_certificate: {
    title: 'Certificate of registration',
    why: 'Shows that the business exists and what it is called in law.',
  },
  tax_document: {
    title: 'Tax document',
    why: 'Names the tax number under which payments are reported.',
  },
  bank_statement: {
    title: 'Bank statement',
    why: 'Shows that the account that settlements go to is the business’s own.',
  },
};

/** What the verification of each legal form asks for, in the order of the checklist. */
const BY_TYPE: Readonly<Record<BusinessType, readonly Key[]>> = {
  individual: ['identity_document', 'proof_of_address', 'bank_statement'],
  sole_proprietor: ['identity_document', 'proof_of_address', 'tax_document', 'bank_statement'],
  partnership: [
    'identity_document',
    'registration_certificate',
    'proof_of_address',
    'tax_document',
    'bank_statement',
  ],
  company: [
    'identity_document',
    'registration_certificate',
    'proof_of_address',
    'tax_document',
    'bank_statement',
  ],
  non_profit: ['identity_document', 'registration_certificate', 'proof_of_address', 'bank_statement'],
  government: ['identity_document', 'proof_of_address', 'bank_statement'],
};

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** The newest document for a requirement. */
export interface SubmittedDocument {
  id: string;
  requirement: string;
  status: 'pending' | 'approved' | 'rejected';
  reason: string | null;
}

export function requirementsOf(type: BusinessType): readonly Key[] {
  return BY_TYPE[type];
}

/** The checklist of a business of that type with those documents. */
export function checklistOf(
  type: BusinessType,
  newest: readonly SubmittedDocument[],
): Schemas['VerificationRequirement'][] {
  return requirementsOf(type).map((key) => {
    const document = newest.find(({ requirement }) => requirement === key);
    return {
      key,
      title: REQUIREMENTS[key].title,
      why: REQUIREMENTS[key].why,
      accepted_formats: [...ACCEPTED],
      status: document?.status ?? 'missing',
      rejection_reason: document?.reason ?? null,
      document_id: document?.id ?? null,
    };
  });
}

/** Whether every requirement has a document that was not refused. */
export function isComplete(checklist: readonly Schemas['VerificationRequirement'][]): boolean {
  return checklist.every(({ status }) => status === 'pending' || status === 'approved');
}
