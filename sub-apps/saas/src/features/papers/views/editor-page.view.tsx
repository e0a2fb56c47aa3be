import { adminPhrases } from '@edu/shared-utility/admin';
import { prepareDrafts } from '@edu/shared-utility/data';
import { useParams } from 'react-router';
import { saveWords } from '../../../common/autosave/phrases';
import { categoryWords } from '../../../common/categories/phrases';
import { questionWords } from '../../../common/questions/phrases';
import { sortingWords } from '../../../common/sorting/phrases';
import { phrases } from '../phrases';
import { PaperEditor } from './editor.view';
import { PaperLoader } from './paper-loader.view';

const editorPhrases = [
  phrases,
  adminPhrases,
  categoryWords,
  sortingWords,
  questionWords,
  saveWords,
];

export const prepare = () =>
  Promise.all([prepareDrafts(), ...editorPhrases.map((word) => word.load())]);

/** /saas/paper/<id>: the paper's editor. */
export default function PaperEditorPage() {
  const { id = '' } = useParams();
  return <PaperLoader id={id}>{(paper) => <PaperEditor key={id} paper={paper} />}</PaperLoader>;
}
