import type { CompanyRegistration } from '@edu/shared-utility';
import { checkRepeat, checks, checkText, companyLimits } from '../../../common/checks';
import type { Problems } from '../../../common/fields.hook';
import { formPhrases } from '../../../common/form-phrases';
import { checkPicture, pictureToSend } from './licence-picture';

export const emptyRegistration = {
  companyName: '',
  creditCode: '',
  licenceImage: '',
  /** Name of the picture's file. */
  licenceName: '',
  contactName: '',
  address: '',
  account: '',
  authCode: '',
  password: '',
  repeat: '',
};

export type RegistrationValues = typeof emptyRegistration;
export type RegistrationField = keyof RegistrationValues;

/** The fields of each step, in the order of the forms. */
export const steps = [
  { name: 'company', fields: ['companyName', 'creditCode', 'licenceImage', 'licenceName'] },
  { name: 'contact', fields: ['contactName', 'address', 'account'] },
  { name: 'login', fields: ['authCode', 'password', 'repeat'] },
] as const satisfies readonly { name: string; fields: readonly RegistrationField[] }[];

export type StepName = (typeof steps)[number]['name'];

/** Validation of specification §5. */
function checkRegistration(values: RegistrationValues): Problems<RegistrationValues> {
  const { t } = formPhrases;
  return {
    companyName: checkText(values.companyName, t('company.nameEmpty'), companyLimits.name),
    creditCode: checks.creditCode(values.creditCode),
    licenceImage: checkPicture(values.licenceImage),
    contactName: checkText(values.contactName, t('company.contactEmpty'), companyLimits.contact),
    address: checkText(values.address, false, companyLimits.address),
    account: checks.phone(values.account),
    authCode: checks.code(values.authCode),
    password: checks.password(values.password),
    repeat: checkRepeat(values.password, values.repeat),
  };
}

/** Errors of a step's fields. */
export function checkStep(step: number, values: RegistrationValues): Problems<RegistrationValues> {
  const problems = checkRegistration(values);
  const fields: readonly RegistrationField[] = steps[step]?.fields ?? [];
  return Object.fromEntries(fields.map((name) => [name, problems[name]]));
}

/** The values with the input of a step. */
export function withStep(
  values: RegistrationValues,
  step: number,
  input: RegistrationValues,
): RegistrationValues {
  const fields: readonly RegistrationField[] = steps[step]?.fields ?? [];
  const ownFields = Object.fromEntries(fields.map((name) => [name, input[name]]));
  // A code belongs to the number it was sent to, so another number removes it.
  const isProved = input.account === values.account;
  return { ...values, authCode: isProved ? values.authCode : '', ...ownFields };
}

/** Index of the first incomplete step, at most the last one. */
export function firstOpenStep(values: RegistrationValues): number {
  const open = steps.findIndex((_, step) => Object.values(checkStep(step, values)).some(Boolean));
  return open < 0 ? steps.length - 1 : open;
}

/** Index of the first step with one of these fields. */
export function stepOfFields(fields: readonly string[]): number | undefined {
  const stepIndex = steps.findIndex((step) => step.fields.some((name) => fields.includes(name)));
  return stepIndex < 0 ? undefined : stepIndex;
}

/** Whether a selected picture was lost by a reload. */
export const hasLostPicture = ({ licenceImage, licenceName }: RegistrationValues): boolean =>
  licenceName !== '' && licenceImage === '';

export const toRegistration = (values: RegistrationValues): CompanyRegistration => ({
  companyName: values.companyName.trim(),
  creditCode: values.creditCode,
  licenceImage: pictureToSend(values.licenceImage),
  contactName: values.contactName.trim(),
  address: values.address.trim() || undefined,
  account: values.account,
  authCode: values.authCode,
  password: values.password,
});
