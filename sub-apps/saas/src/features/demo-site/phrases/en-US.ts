const enUS = {
  label: 'Demo site',
  intro: 'The site that students see, made of the organisation’s name, logo and real data.',
  device: 'Device',
  desktop: 'Desktop',
  phone: 'Phone',
  preview: 'Preview of the site',
  tagline: 'Sharing educational resources to inherit human civilization',
  students: 'Students enrolled',
  departments: 'Teaching and service teams',
  campuses: 'Campuses',
  members: '{{count}} people',
  members_one: '{{count}} person',
  loading: 'Loading the site',
  failed: 'The site could not be loaded',
  retry: 'Try again',
};

export default enUS;
