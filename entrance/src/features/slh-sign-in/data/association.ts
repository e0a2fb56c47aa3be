import type { SlhCompanyInput } from '@edu/shared-utility';
import { checks, checkText, companyLimits } from '../../../common/checks';
import type { Problems } from '../../../common/fields.hook';
import { formPhrases } from '../../../common/form-phrases';
import { phrases } from '../phrases';

export const emptyAssociation = {
  companyName: '',
  creditCode: '',
  contactName: '',
  contactPhone: '',
  email: '',
  memberCount: '',
  address: '',
};

export type AssociationValues = typeof emptyAssociation;

const isCount = (value: string) => /^[1-9]\d{0,6}$/.test(value) && Number(value) <= 1_000_000;

/** The fields in the order of the form; the last three are optional. */
export function checkAssociation(values: AssociationValues): Problems<AssociationValues> {
  const { t } = formPhrases;
  const count = values.memberCount;
  return {
    companyName: checkText(values.companyName, t('company.nameEmpty'), companyLimits.name),
    creditCode: checks.creditCode(values.creditCode),
    contactName: checkText(values.contactName, t('company.contactEmpty'), companyLimits.contact),
    contactPhone: checks.phone(values.contactPhone),
    email: values.email ? checks.mail(values.email) : false,
    memberCount: count !== '' && !isCount(count) && phrases.t('membersWrong'),
    address: checkText(values.address, false, companyLimits.address),
  };
}

export const toSlhCompany = (values: AssociationValues): SlhCompanyInput => ({
  companyName: values.companyName.trim(),
  creditCode: values.creditCode,
  contactName: values.contactName.trim(),
  contactPhone: values.contactPhone,
  email: values.email || undefined,
  memberCount: Number(values.memberCount) || undefined,
  address: values.address.trim() || undefined,
});
