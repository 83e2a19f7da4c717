export { creditContractClauses } from './contract-terms.ts';
export { type ApplicationFault, limitFenOf, mismatchFaults, missingFaults, tidyValue, typedFaults, valueFault } from './fault.ts';
export {
  type ApplicationField,
  type ApplicationFieldKind,
  type ApplicationFieldName,
  type ApplicationValues,
  applicationFields,
  fieldsOf,
  isSecretField,
} from './fields.ts';
export { maskedValue, maskSecret } from './mask.ts';
export { type ApplicationSection, applicationSectionNames, applicationSections } from './section.ts';
export { type CreditStep, creditStepNames, creditSteps, creditStepTo, mayApproveLimit } from './step.ts';
