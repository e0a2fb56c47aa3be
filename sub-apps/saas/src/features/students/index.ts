export { dropRequests, requestStudents } from './data/student-calls';
export { studentSearch } from './data/student-search';
export { StudentsPage } from './views/students-page.view';
