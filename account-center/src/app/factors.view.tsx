import { SecondFactorsSection } from '../features/second-factors';
import { morePhrases } from '../phrases/more';

export const prepare = () => morePhrases.load();

/** What a log-in asks for besides the password; on the page and in the dialog. */
export default SecondFactorsSection;
