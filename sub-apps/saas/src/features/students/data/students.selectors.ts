import type { DepartmentsState } from './departments.slice';
import type { StudentFormState } from './student-form.slice';
import type { StaleRow, StudentListLoad, StudentListState } from './student-list.slice';
import type { StudentQuery } from './student-query';

export interface WithStudents {
  studentList: StudentListState;
  studentForm: StudentFormState;
  departments: DepartmentsState;
}

export const selectListLoad = (state: WithStudents): StudentListLoad => state.studentList.load;
export const selectQuery = (state: WithStudents): StudentQuery => state.studentList.query;
export const selectBusyRows = (state: WithStudents): readonly string[] => state.studentList.busy;
export const selectStale = (state: WithStudents): StaleRow | null => state.studentList.stale;
export const selectForm = (state: WithStudents): StudentFormState => state.studentForm;
export const selectDepartments = (state: WithStudents): DepartmentsState => state.departments;
