import type { AppDependencies } from '../dependencies.ts';
import { checkFields } from '../documents/accept-file.ts';
import type { Handlers } from '../http/handler.ts';
import { acceptDispute, submitDispute, updateDisputeEvidence } from './answer-dispute.ts';
import { disputeAnswer, disputeSummary, documentAnswer } from './dispute-answer.ts';
import {
  addDisputeDocument,
  listDisputeDocuments,
  openDisputeDocument,
  removeDisputeDocument,
} from './dispute-documents.ts';
import type { ShownDispute } from './dispute-repository.ts';
import { loadShownDispute } from './dispute-repository.ts';
import { listDisputes } from './list-disputes.ts';
import { recordingRefusedAnswer } from './record-refused-answer.ts';

type DisputesHandlers = Pick<
  Handlers,
  | 'listDisputes'
  | 'getDispute'
  | 'updateDisputeEvidence'
  | 'submitDispute'
  | 'acceptDispute'
  | 'uploadDisputeDocument'
  | 'getDisputeDocument'
  | 'removeDisputeDocument'
>;

export function disputesHandlers(deps: AppDependencies): DisputesHandlers {
  const inFull = async (dispute: ShownDispute) => {
    const documents = await deps.database.forBusiness(dispute.business_id, (trx) =>
      listDisputeDocuments(trx, dispute.id),
    );
    return { data: disputeAnswer(dispute, documents) };
  };
  return {
    async listDisputes({ caller, query }) {
      const { limit, cursor, ...filter } = query;
      const page = await listDisputes(
        deps,
        caller.businessId,
        { ...filter, mode: query.mode ?? 'test' },
        { limit: limit ?? 25, cursor },
      );
      return { data: page.rows.map(disputeSummary), meta: page.meta };
    },

    async getDispute({ caller, params }) {
      return inFull(
        await deps.database.forBusiness(caller.businessId, (trx) => loadShownDispute(trx, caller, params.id)),
      );
    },

    updateDisputeEvidence: async ({ caller, params, body }) =>
      inFull(await updateDisputeEvidence(deps, caller, params.id, body.evidence)),

    async submitDispute({ caller, params, context }) {
      const call = context.resourceId('dispute');
      const answer = { ...caller, disputeId: params.id, inWords: 'send the evidence', log: context.log };
      return inFull(
        await recordingRefusedAnswer(deps, answer, () => submitDispute(deps, caller, params.id, call)),
      );
    },

    async acceptDispute({ caller, params, context }) {
      const call = context.resourceId('dispute');
      const answer = { ...caller, disputeId: params.id, inWords: 'accept the dispute', log: context.log };
      return inFull(
        await recordingRefusedAnswer(deps, answer, () => acceptDispute(deps, caller, params.id, call)),
      );
    },

    async uploadDisputeDocument({ caller, params, files, form, context }) {
      checkFields(form, []);
      const file = { disputeId: params.id, id: context.resourceId('document'), file: files[0] };
      return { data: documentAnswer(await addDisputeDocument(deps, caller, file)) };
    },

    async getDisputeDocument({ caller, params }) {
      const place = { disputeId: params.id, id: params.document_id };
      const { document, stream } = await openDisputeDocument(deps, caller, place);
      // Of no type that a browser would show, whatever it is told to do with it.
      return { stream, contentType: 'application/octet-stream', filename: document.filename };
    },

    async removeDisputeDocument({ caller, params }) {
      const place = { disputeId: params.id, id: params.document_id };
      return { data: documentAnswer(await removeDisputeDocument(deps, caller, place)) };
    },
  };
}
