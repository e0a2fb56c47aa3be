export { studentSearch } from './data/student-search';
export { askForStudents } from './data/students-ahead';
export { StudentsPage } from './views/students-page.view';
