import type { CompanyRegistration } from '@edu/shared-utility';
import { checkRepeat, checks, checkText, companyLimits } from '../../../common/checks';
import type { Problems } from '../../../common/fields.hook';
import { formPhrases } from '../../../common/form-phrases';
import { checkPicture, pictureToSend } from './licence-picture';

export const emptyRegistration = {
  companyName: '',
  creditCode: '',
  licenceImage: '',
  contactName: '',
  address: '',
  account: '',
  authCode: '',
  password: '',
  repeat: '',
};

export type RegistrationValues = typeof emptyRegistration;

/** The fields in the order of the form; validation of specification §5. */
export function checkRegistration(values: RegistrationValues): Problems<RegistrationValues> {
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
