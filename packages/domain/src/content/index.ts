export {
  type AgreementType,
  type AgreementVersion,
  agreementsOf,
  agreementType,
  agreementTypes,
  agreementUrl,
  judgeAgreements,
} from './agreement.ts';
