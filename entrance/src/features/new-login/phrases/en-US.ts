export default {
  tenants: 'Choose a tenant',
  identities: 'Choose an identity',
  lead: 'Your account belongs to several organisations or identities. Please choose one',
  otherTenant: 'Choose another tenant',
  otherAccount: 'Sign in with another account',
  current: 'Current',
  entering: 'Entering',
  noCompany:
    'Your account is not linked to a company. Only what concerns companies needs that; ask an administrator if you need it.',
  types: {
    administrator: 'Administrator',
    staff: 'Staff',
    teacher: 'Teacher',
    student: 'Student',
    operator: 'Platform operator',
  },
};
