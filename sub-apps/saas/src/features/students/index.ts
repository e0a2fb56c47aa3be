export { departmentsSlice } from './data/departments.slice';
export { requestStudents } from './data/request-students';
export { studentFormSlice } from './data/student-form.slice';
export { studentListSlice } from './data/student-list.slice';
export { studentSearch } from './data/student-search';
export { studentsSaga } from './data/students.saga';
export { StudentsPage } from './views/students-page.view';
