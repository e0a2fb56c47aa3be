import type { CourseValues } from '../data/course-values';
import type { Editor } from '../data/editor.hook';

/** The props of each section of the basics form. */
export interface PartProps {
  readonly values: CourseValues;
  readonly set: Editor['setValues'];
  readonly faults: Readonly<Record<string, string>>;
  readonly invalidTexts: Editor['invalidTexts'];
  readonly onInvalidText: Editor['setInvalidText'];
  readonly disabled: boolean;
}
