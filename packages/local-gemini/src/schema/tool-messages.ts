import type { Enums, Messages } from './field-types.ts'

/** Messages of tools. */
export const toolMessages = {
  Tool: {
    codeExecution: 'CodeExecution',
    computerUse: 'ComputerUse',
    fileSearch: 'FileSearch',
    functionDeclarations: 'FunctionDeclaration[]',
    googleMaps: 'GoogleMaps',
    googleSearch: 'GoogleSearch',
    googleSearchRetrieval: 'GoogleSearchRetrieval',
    mcpServers: 'McpServer[]',
    urlContext: 'UrlContext',
  },
  ToolConfig: {
    functionCallingConfig: 'FunctionCallingConfig',
    includeServerSideToolInvocations: 'boolean',
    retrievalConfig: 'RetrievalConfig',
  },
  FunctionCallingConfig: { allowedFunctionNames: 'string[]', mode: 'FunctionCallingMode' },
  RetrievalConfig: { languageCode: 'string', latLng: 'LatLng' },
  LatLng: { latitude: 'number', longitude: 'number' },
  FunctionDeclaration: {
    behavior: 'FunctionBehavior',
    description: 'string',
    name: 'string',
    parameters: 'Schema',
    parametersJsonSchema: 'json',
    response: 'Schema',
    responseJsonSchema: 'json',
  },
  GoogleSearch: { searchTypes: 'SearchTypes', timeRangeFilter: 'Interval' },
  SearchTypes: { imageSearch: 'ImageSearch', webSearch: 'WebSearch' },
  WebSearch: {},
  ImageSearch: {},
  Interval: { endTime: 'timestamp', startTime: 'timestamp' },
  GoogleSearchRetrieval: { dynamicRetrievalConfig: 'DynamicRetrievalConfig' },
  DynamicRetrievalConfig: { dynamicThreshold: 'number', mode: 'DynamicRetrievalMode' },
  GoogleMaps: { enableWidget: 'boolean' },
  UrlContext: {},
  CodeExecution: {},
  FileSearch: { fileSearchStoreNames: 'string[]', metadataFilter: 'string', topK: 'int32' },
  ComputerUse: {
    disabledSafetyPolicies: 'SafetyPolicy[]',
    enablePromptInjectionDetection: 'boolean',
    environment: 'ComputerEnvironment',
    excludedPredefinedFunctions: 'string[]',
  },
  McpServer: { name: 'string', streamableHttpTransport: 'StreamableHttpTransport' },
  StreamableHttpTransport: {
    headers: 'string{}',
    sseReadTimeout: 'duration',
    terminateOnClose: 'boolean',
    timeout: 'duration',
    url: 'string',
  },
} as const satisfies Messages

/** Enums of {@link toolMessages}. */
export const toolEnums = {
  FunctionCallingMode: ['MODE_UNSPECIFIED', 'AUTO', 'ANY', 'NONE', 'VALIDATED'],
  FunctionBehavior: ['UNSPECIFIED', 'BLOCKING', 'NON_BLOCKING'],
  DynamicRetrievalMode: ['MODE_UNSPECIFIED', 'MODE_DYNAMIC'],
  SafetyPolicy: [
    'SAFETY_POLICY_UNSPECIFIED',
    'FINANCIAL_TRANSACTIONS',
    'SENSITIVE_DATA_MODIFICATION',
    'COMMUNICATION_TOOL',
    'ACCOUNT_CREATION',
    'DATA_MODIFICATION',
    'USER_CONSENT_MANAGEMENT',
    'LEGAL_TERMS_AND_AGREEMENTS',
  ],
  ComputerEnvironment: [
    'ENVIRONMENT_UNSPECIFIED',
    'ENVIRONMENT_BROWSER',
    'ENVIRONMENT_MOBILE',
    'ENVIRONMENT_DESKTOP',
  ],
} as const satisfies Enums
