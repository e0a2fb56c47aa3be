import { Form } from 'antd';
import { yuanOf } from '../money';
import { type ChosenCourse, CourseSelect } from './course-select.view';

interface Props {
  /** Form.Item gives these four. */
  readonly id?: string;
  readonly value?: ChosenCourse | null;
  readonly onChange?: (course: ChosenCourse | null) => void;
  readonly onBlur?: () => void;
  /** The field that begins with the course's price, until somebody types another one. */
  readonly priceField: string;
}

/** The course of a form that sells it. */
export function CourseField({ onChange, priceField, ...props }: Props) {
  const form = Form.useFormInstance();
  const choose = (course: ChosenCourse | null): void => {
    onChange?.(course);
    if (course && !form.isFieldTouched(priceField)) {
      form.setFieldValue(priceField, yuanOf(course.price));
    }
  };
  return <CourseSelect {...props} onChange={choose} />;
}
