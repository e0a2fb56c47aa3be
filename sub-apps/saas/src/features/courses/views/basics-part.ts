import type { CourseValues } from '../data/draft';
import type { Editor } from '../data/editor.hook';

/** What each part of the form of the basics is given. */
export interface PartProps {
  readonly values: CourseValues;
  readonly set: Editor['setValues'];
  readonly faults: Readonly<Record<string, string>>;
  readonly wrong: Editor['wrong'];
  readonly onWrong: Editor['setWrong'];
  readonly disabled: boolean;
}
