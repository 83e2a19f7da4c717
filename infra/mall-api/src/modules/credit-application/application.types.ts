import type { ApplicationSection, ApplicationValues } from '@mall/domain/credit-application';

export interface ApplicationRow {
  customerId: number;
  workflowId: number;
  note: string;
  submittedBy: number | null;
  submittedAt: string | null;
  verifiedAt: string | null;
}

export interface SectionRow {
  section: ApplicationSection;
  version: number;
  /** Secrets masked. */
  fieldValues: ApplicationValues;
  readFields: string[];
  sealed: Buffer | null;
  keyId: string | null;
  asked: string;
  savedBy: number;
  savedAt: string;
}

export interface StepRow {
  id: number;
  step: string;
  status: number;
  byName: string;
  note: string;
  at: string;
}

export interface ProposalRow {
  limitAmount: number;
  proposedBy: string;
  proposedName: string;
  why: string;
  at: string;
}

export interface ContractRow {
  id: string;
  contractNumber: string;
  customerId: number;
  limitAmount: number;
  paper: ContractPaper;
  state: 'waiting' | 'signed' | 'void';
  signedBy: number | null;
  signedName: string;
  signedAt: string | null;
  fileHash: string;
  createdAt: string;
}

/** What a contract says, as it is printed and read. */
export interface ContractPaper {
  title: string;
  letterhead: { name: string; address: string; phone: string; site: string };
  parties: { label: string; value: string }[];
  rows: { label: string; value: string }[];
  clauses: string[];
}

export interface FaceCheckRow {
  id: string;
  customerId: number;
  kpId: number;
  url: string;
  personName: string;
  state: 'waiting' | 'passed' | 'failed' | 'other';
  expiresAt: string;
  isOver: boolean;
}
