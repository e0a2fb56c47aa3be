import { RealNamePage } from '../features/real-name';
import { morePhrases } from '../phrases/more';

export const prepare = () => morePhrases.load();

export default RealNamePage;
