import type { DepartmentNode, Loaded } from '@edu/shared-utility';
import { createContext, useContext } from 'react';

type Departments = readonly [load: Loaded<DepartmentNode[]>, reload: () => void];

const Context = createContext<Departments>([{ status: 'loading' }, () => {}]);
export const DepartmentsProvider = Context.Provider;

/** The departments of the page, asked for once for all its fields. */
export const useDepartments = (): Departments => useContext(Context);
