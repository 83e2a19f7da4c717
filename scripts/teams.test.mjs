// What a team does, from nothing to live, on one stand: an area within the repository, and one in a repository of its own.
import './new-area.test.mjs';
import './pack.test.mjs';
