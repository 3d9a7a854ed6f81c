import { verificationRequirementKeys } from '@harbour/contract/enums';
import type { AppDependencies } from '../dependencies.ts';
import { fieldError } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { checkFields } from './accept-file.ts';
import { uploadDocument } from './upload-document.ts';

/** The field of a multipart form comes as text, so its choice is checked here. */
function requirementOf(text: string | undefined): (typeof verificationRequirementKeys)[number] {
  const key = verificationRequirementKeys.find((known) => known === text);
  if (key !== undefined) return key;
  throw text === undefined
    ? fieldError('requirement_key', 'required', 'Say what the document is for.')
    : fieldError(
        'requirement_key',
        'invalid_choice',
        `Choose one of: ${verificationRequirementKeys.join(', ')}.`,
      );
}

export function documentsHandlers(deps: AppDependencies): Pick<Handlers, 'uploadDocument'> {
  return {
    uploadDocument: async ({ caller, files, form, context }) => {
      checkFields(form, ['requirement_key']);
      const requirement = requirementOf(form['requirement_key']);
      const id = context.resourceId('document');
      return { data: await uploadDocument(deps, caller, { id, requirement, file: files[0] }) };
    },
  };
}
