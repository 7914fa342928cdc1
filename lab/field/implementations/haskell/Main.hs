{-# LANGUAGE CPP, OverloadedStrings #-}

module Main (main) where

import Data.Aeson
import qualified Data.ByteString.Char8 as B
import qualified Data.ByteString.Lazy.Char8 as L
import qualified Data.Map.Strict as M
import Network.URI
import System.IO

data Message = Message String Int String (M.Map String String)

instance FromJSON Message where
  parseJSON = withObject "message" $ \o ->
    Message <$> o .: "cmd" <*> o .:? "seq" .!= 0 <*> o .:? "operation" .!= "" <*> o .:? "input" .!= M.empty

main :: IO ()
main = hSetBuffering stdout LineBuffering >> loop

loop :: IO ()
loop = do
  line <- B.getLine
  case decodeStrict line of
    Just (Message "start" _ _ _) -> say about >> loop
    Just (Message "run" n operation input) -> say (object ["seq" .= n, reply (answer operation (input M.!))]) >> loop
    _ -> pure ()
  where
    say = L.putStrLn . encode
    reply = maybe ("error" .= ("refused" :: String)) ("result" .=)

about :: Value
about = object
  [ "implementation" .= s "network-uri", "language" .= s "Haskell", "version" .= s VERSION_network_uri, "claims" .= s "RFC 3986"
  , "operations" .= map s
      ["isUri", "isUriReference", "isAbsoluteUri", "isRelativeReference", "components", "resolve", "normalize"] ]
  where s = id :: String -> String

answer :: String -> (String -> String) -> Maybe Value
answer "isUri" input = Just (toJSON (isURI (input "text")))
answer "isUriReference" input = Just (toJSON (isURIReference (input "text")))
answer "isAbsoluteUri" input = Just (toJSON (isAbsoluteURI (input "text")))
answer "isRelativeReference" input = Just (toJSON (isRelativeReference (input "text")))
answer "normalize" input = Just (toJSON (normalizePathSegments (normalizeEscape (normalizeCase (input "text")))))
answer "resolve" input = do
  base <- parseURI (input "base")
  reference <- parseURIReference (input "reference")
  pure (toJSON (uriToString id (reference `relativeTo` base) ""))
answer _ input = components <$> parseURIReference (input "text")

-- | It keeps the delimiters of each component.
components :: URI -> Value
components uri = object
  [ "scheme" .= before (uriScheme uri), "path" .= uriPath uri, "query" .= after (uriQuery uri), "fragment" .= after (uriFragment uri)
  , "userinfo" .= (uriAuthority uri >>= before . uriUserInfo), "host" .= (uriRegName <$> uriAuthority uri)
  , "port" .= (uriAuthority uri >>= after . uriPort) ]
  where
    before part = if null part then Nothing else Just (init part)
    after part = if null part then Nothing else Just (drop 1 part)
