/** Something that whoever runs a command has to mend; the message is the one line they see. */
export class Problem extends Error {}
