import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Personal records',
  keyword: 'Name or phone',
  person: 'Person',
  personHint: 'People of the organisation who have an account and no record yet: type a name',
  personEmpty: 'Choose a person',
  noPerson: 'Nobody matches',
  peopleFailed: 'The people could not be loaded. Close the form and try again',
  name: 'Name',
  nameEmpty: 'Enter a name',
  phone: 'Mobile phone',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female', unknown: 'Not given' },
  idNumber: 'ID number',
  maskedHint: 'The middle is hidden; untouched, the number stays as it is',
  birthday: 'Date of birth',
  birthdayWrong: 'The date of birth cannot be after today',
  email: 'E-mail',
  address: 'Address',
  education: 'Education',
  employer: 'Employer',
  updatedAt: 'Updated',
  optional: 'Optional',
  add: 'Add a record',
  addTitle: 'Add a personal record',
  edit: 'Edit',
  editTitle: 'Edit the record of “{{name}}”',
  added: 'The record is added',
  saved: 'Saved',
  delete: 'Delete',
  deleteTitle: 'Delete the record of “{{name}}”?',
  deleteHint:
    'ID number, address and all else in it are gone for good. The person’s account and log-in stay.',
  deleted: 'The record of “{{name}}” is deleted',
  empty:
    'No personal records yet. They hold identity, contact and education of people: add the first one',
  emptyReadOnly: 'No personal records yet',
  forbidden:
    'You may not see personal records. If you need to, ask an administrator of the tenant.',
};

export default enUS;
