const enUS = {
  label: 'Demo home',
  intro: 'Welcome to the demo. Look around freely: nothing you change is kept.',
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
    text: 'The server refuses to add, change or delete anything here, so press any button you like.',
  },
  live: {
    intro:
      'You are working with your organisation’s real data: what you change takes effect at once.',
    students: 'Find and manage your organisation’s students by name, phone, status and department.',
    site: {
      title: 'Your site',
      text: 'See the site as students do: name, logo and figures are your organisation’s own.',
      action: 'Open the site',
    },
  },
  own: {
    title: 'Get an account of your own',
    text: 'Register your organisation to manage your own data in your own space.',
    action: 'Register',
  },
};

export default enUS;
