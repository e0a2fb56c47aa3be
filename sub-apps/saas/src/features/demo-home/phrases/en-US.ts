const enUS = {
  label: 'Demo home',
  intro: 'Welcome to the demo. Look around the sample data freely: nothing can be changed.',
  figures: { students: 'Students', active: 'Active students', departments: 'Departments' },
  newest: {
    title: 'Newest students',
    noDepartment: 'No department',
    retry: 'Try again',
  },
  students: {
    title: 'Students',
    text: 'Find students by name, phone, status and department, and page through sample data.',
    action: 'See the students',
  },
  site: {
    title: 'Demo site',
    text: 'See the site as students do: name, logo and figures are the demo organisation’s own.',
    action: 'Open the demo site',
  },
  readOnly: {
    title: 'Read-only',
    text: 'The demo account only reads: it has no buttons to add, change or delete, and the server refuses such calls.',
  },
  live: {
    label: 'Organisation at a glance',
    intro:
      'You are working with your organisation’s real data: what you change takes effect at once.',
    students: 'Find your organisation’s students by name, phone, status and department.',
    site: {
      title: 'Your site',
      text: 'See the site as students do: name, logo and figures are your organisation’s own.',
      action: 'Open the site',
    },
  },
  own: {
    title: 'Get an account of your own',
    text: 'Register your organisation: once accepted, it manages its own data.',
    action: 'Register',
  },
};

export default enUS;
